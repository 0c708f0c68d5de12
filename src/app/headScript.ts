import { keepBannerRoom } from './bannerRoom.ts';
import { captureEarlyInput } from './earlyInput.ts';
import { holdPictures } from './holdPictures.ts';
import { startWhenSeen, type CodeStart } from './startWhenSeen.ts';

/**
 * The script in the page's head: there because the page may be visible, and pressed, long before its last byte has
 * arrived. entry.server.tsx imports its text and writes the parameters of startWhenSeen.ts into data attributes, `files`
 * separated by spaces.
 */
const { files = '', entry = '', start = 'seen' } = document.currentScript!.dataset;
captureEarlyInput();
keepBannerRoom();
holdPictures();
startWhenSeen(files.split(' '), entry, start as CodeStart);
