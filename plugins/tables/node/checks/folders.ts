import { existsSync, readdirSync } from 'node:fs';
import path from 'node:path';
import { isStray } from '../../../strays/node/strays.ts';
import type { DataSets } from '../dataSet.ts';
import { at, type Finding, faultOf } from '../fault.ts';

/** A valid set name, which is used in URLs. */
const NAME = /^[a-z][A-Za-z0-9-]*$/;

/** The files that a set's folder consists of. */
const FILES = { description: 'index.ts', rows: 'rows.tsv' };

const FILE_NAMES: readonly string[] = Object.values(FILES);

/** Path of a set's file below the folder of data sets. */
export const fileOf = (name: string, kind: keyof typeof FILES): string =>
  path.join(name, FILES[kind]);

/** The files and folders in a folder, except those that systems and editors leave behind. */
const contentsOf = (folder: string) =>
  existsSync(folder)
    ? readdirSync(folder, { withFileTypes: true }).filter(({ name }) => !isStray(name))
    : [];

const missingFile = (folder: string, file: string, message: string): readonly Finding[] =>
  existsSync(path.join(folder, file)) ? [] : at(folder, file, faultOf(1, 'file', message));

/** The checks of a set's name and folder, by what has to be right. */
export const FOLDER_CHECKS = {
  name: (name: string, folder: string) => {
    const message =
      'is not a valid name for a data set; use letters, digits, and hyphens, and begin with a lowercase letter';
    return NAME.test(name) ? [] : at(folder, 'index.ts', faultOf(1, name, message));
  },
  description: (name: string, folder: string) =>
    missingFile(
      folder,
      fileOf(name, 'description'),
      'describes the data set but does not exist; create it, or name the folder after the data set',
    ),
  rows: (name: string, folder: string) =>
    missingFile(folder, fileOf(name, 'rows'), 'has the rows but does not exist; create it'),
};

/** The checks of the folder of data sets, by what has to be right. */
export const SETS_CHECKS = {
  /** Nothing reads other files in the folder of a set, such as rows in another format. */
  files: (sets: DataSets, folder: string): readonly Finding[] =>
    Object.keys(sets)
      .flatMap((name) =>
        contentsOf(path.join(folder, name)).map((file) => path.join(name, file.name)),
      )
      .filter((file) => !FILE_NAMES.includes(path.basename(file)))
      .flatMap((file) => {
        const message = "isn't part of a set; write the rows into rows.tsv, or delete the file";
        return at(folder, file, faultOf(1, 'file', message));
      }),
  folders: (sets: DataSets, folder: string): readonly Finding[] =>
    contentsOf(folder)
      .filter((entry) => entry.isDirectory() && sets[entry.name] === undefined)
      .flatMap(({ name }) => {
        const message = 'is a folder of no set; add the set to DATA_SETS, or delete the folder';
        return at(folder, 'index.ts', faultOf(1, name, message));
      }),
};
