import { PAGE_DATA_ID, type PageData } from '../shared/directory';

/** The data that the build put into the page that was loaded, named as in {@link PageData}. */
export const [directory, partBytes, ownPart]: PageData = JSON.parse(
  document.getElementById(PAGE_DATA_ID)?.textContent ?? 'null',
);
