import { diagramFaults } from '../../../../../content/diagrams/node/faults.ts';
import type { AsyncLibraryRule } from '../rule.ts';

/** Otherwise, readers would be the first to see a mistake in a diagram. */
export const diagrams: AsyncLibraryRule = {
  name: 'diagrams',
  description: 'Each diagram is one that mermaid can draw.',
  holdsForDrafts: true,
  async check({ documents }) {
    const all = documents.flatMap(({ file, diagrams: own }) =>
      own.map((diagram) => ({ file, ...diagram })),
    );
    const faults = await diagramFaults(all.map(({ source }) => source));
    return all.flatMap(({ file, line }, at) => {
      const fault = faults[at];
      return fault === undefined
        ? []
        : [
            {
              file,
              // The source starts on the line after the fence.
              line: line + fault.line,
              message: `the diagram can't be drawn: ${fault.reason}; correct it`,
            },
          ];
    });
  },
};
