export const tryingAgain = "The site is very busy. We'll try again in a few seconds.";
