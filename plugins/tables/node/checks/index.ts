import { DEFINITION_CHECKS } from './definition.ts';
import { FOLDER_CHECKS, SETS_CHECKS } from './folders.ts';
import { ID_CHECKS, NAME_CHECKS, VALUE_CHECKS } from './rows.ts';
import { FILE_CHECKS, LINE_CHECKS } from './written.ts';

/** All checks of data sets, by what they check. */
export const DATA_CHECKS = {
  sets: SETS_CHECKS,
  folder: FOLDER_CHECKS,
  definition: DEFINITION_CHECKS,
  file: FILE_CHECKS,
  lines: LINE_CHECKS,
  values: VALUE_CHECKS,
  ids: ID_CHECKS,
  names: NAME_CHECKS,
};
