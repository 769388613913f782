process.env.STORY_PROFILE = 'distributed';
