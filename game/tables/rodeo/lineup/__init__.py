"""Line-up: days for the bands, campsite cards turned, toilets placed, a forecast of it all."""
