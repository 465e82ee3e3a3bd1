import { stringify } from 'yaml';
import type { FrontMatter } from '../contract/frontMatter/schema.ts';
import { MARK } from '../contract/marks.ts';

type Kind = FrontMatter['kind'];

/** Marks what the writer must fill in, so that the contract finds what was forgotten. */
const fill = (what: string): string => `${MARK}: ${what}`;

const OPENING = fill('the answer to the page’s main question, in at most 60 words.');

const GUIDE = `${OPENING}

## ${fill('the first thing to do or decide')}

${fill('plain words, and a table, an example or a command that a search result does not give. Link to at least two other documents, each where a reader would want it.')}
`;

/** The initial text for each kind. Kinds without an entry start like a guide. */
const TEXTS: Partial<Record<Kind, string>> = {
  index: `${OPENING}

<DocumentList />

## ${fill('how to choose between the pages')}

| Your question | Page |
| --- | --- |
| ${fill('a question')} | ${fill('a link to the page that answers it')} |
`,
  recipe: `${OPENING}

{/* ${fill('the servings, times, and amounts below; WRITING.md lists the fields.')} */}

<Recipe
  servings={4}
  active="PT20M"
  total="PT1H"
  equipment={['${fill('pots, pans, and tools')}']}
  allergens={[]}
/>

## Ingredients

<Ingredients>

- <Amount g={100} of="${fill('an ingredient')}" />

</Ingredients>

## Method

<Steps>

1. ${fill('one action, with its temperature')}, at <Temperature c={180} />. <Timer minutes={20} name="${fill('what the cook waits for')}" />

</Steps>

## Substitutions and storage

${fill('what can be replaced by what, how long it keeps, and where. Link to at least two other documents.')}
`,
  checklist: `${OPENING}

<Checklist name="list">

## ${fill('a group of things to do')}

- [ ] ${fill('one thing to do')}

</Checklist>

## ${fill('what needs an explanation')}

${fill('why an item is on the list, or when to leave it out. Link to at least two other documents.')}
`,
  snippet: `${OPENING}

## ${fill('what the command does')}

\`\`\`bash title="${fill('what it does, in a few words')}"
${fill('a command that can be copied and run')}
\`\`\`

${fill('what it prints, on which platforms it works, and what it changes. Link to at least two other documents.')}
`,
  comparison: `${OPENING}

| | ${fill('one choice')} | ${fill('another one')} |
| --- | --- | --- |
| ${fill('what they differ in')} | ${fill('value')} | ${fill('value')} |

## ${fill('how to choose')}

${fill('a rule that ends in a choice. Link to at least two other documents.')}
`,
  table: `${OPENING}

## ${fill('what the rows are')}

| ${fill('column')} | ${fill('column')} |
| --- | --- |
| ${fill('value')} | ${fill('value')} |

## How to read the table

${fill('what each column means, in which unit, and what is left out. Link to at least two other documents.')}
`,
};

/**
 * Creates the file of a new document: a draft that fulfills the contract, with a mark for everything that's left to
 * write.
 *
 * @param title - its title
 * @param kind - its kind
 * @param today - creation date, ISO 8601
 */
export function newText(title: string, kind: Kind, today: string): string {
  const fields: FrontMatter = {
    title,
    description: fill('one full sentence of 70 to 160 characters that says what the reader gets.'),
    kind,
    keywords: [fill('what readers type and the page does not say')],
    verified: today,
    sources: [
      {
        title: fill('what the facts were checked against'),
        url: `https://www.example.org/${MARK}`,
      },
    ],
    draft: true,
  };
  return `---\n${stringify(fields, { lineWidth: 0 })}---\n\n${TEXTS[kind] ?? GUIDE}`;
}
