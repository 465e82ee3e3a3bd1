import { Refusal } from '../../scripts/command/refusal.ts';
import { bundle } from './bundle.ts';

const DEFAULT_COUNTS = ['320', '3200'];

/** Prints the size of the scripts for each number of documents. */
export async function main(): Promise<void> {
  const args = process.argv.slice(2);
  const counts = (args.length === 0 ? DEFAULT_COUNTS : args).map((count) => {
    if (!/^[1-9]\d*$/.test(count)) {
      throw new Refusal(`"${count}" is not a number of documents; give 1 or more`);
    }
    return Number(count);
  });
  const rows: string[] = [];
  for (const count of counts) {
    for (const hasDirectory of [false, true]) {
      const sizes = await bundle(count, hasDirectory);
      const sum = sizes.reduce((total, size) => total + size, 0);
      rows.push(
        `| ${count} | ${hasDirectory ? 'directory' : 'framework'} | ${sizes.join(' | ')} | ${sum} |`,
      );
    }
  }
  console.log('| documents | routes by | main | runtime | together, bytes |');
  console.log('|---:|---|---:|---:|---:|');
  console.log(rows.join('\n'));
}
