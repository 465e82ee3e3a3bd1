import { PAGE_DATA_ID, type PageData } from '../shared/directory';

/** What the build has put into the page that was loaded, by the names of {@link PageData}. */
export const [directory, partBytes, ownPart]: PageData = JSON.parse(
  document.getElementById(PAGE_DATA_ID)?.textContent ?? 'null',
);
