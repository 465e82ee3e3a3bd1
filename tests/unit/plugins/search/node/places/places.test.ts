import { describe, expect, it } from 'vitest';
import { renderedContent } from '../../../../../../plugins/rendered/node/content.ts';
import { placesOf } from '../../../../../../plugins/search/node/places/index.ts';

function placesIn(content: string) {
  const html = `<nav>Sidebar</nav><article><nav>Crumbs</nav><div class="theme-doc-markdown markdown"><header><h1>Title</h1></header>${content}</div><footer>Edit</footer></article><nav>Next</nav>`;
  const root = renderedContent(html);
  return root === undefined ? [] : placesOf(root);
}

const table = (rows: string) =>
  `<h2 id="codes">Codes</h2><p>By code.</p><table><thead><tr><th><span>Code</span></th></tr></thead><tbody>${rows}</tbody></table><p>After.</p>`;

describe('placesOf', () => {
  it('begins with the words before the first heading, without the title', () => {
    expect(placesIn('<p>One <b>two</b>.</p><p>Three</p>')).toEqual([
      { kind: 'page', anchor: '', path: [], content: 'One two. Three' },
    ]);
  });

  it('has a place for each heading with an id, under those above', () => {
    const places = placesIn(
      '<h3 id="early">Early</h3><h2 id="a"><a href="#a">A</a></h2><p>x</p><div><h3 id="b">B <code>c</code></h3>y</div><h2 id="d">D</h2><h2>No id</h2>z',
    );
    expect(places.slice(1).map(({ anchor, path, content }) => [anchor, path, content])).toEqual([
      ['early', [null, 'Early'], ''],
      ['a', ['A'], 'x'],
      ['b', ['A', 'B c'], 'y'],
      ['d', ['D'], 'No id z'],
    ]);
  });

  it('has a place for each row with an id, named by its first cells, out of its section', () => {
    const [, section, heathrow, tokyo] = placesIn(
      table(
        '<tr id="LHR"><td>LHR</td><td>Heathrow</td><td>London</td></tr><tr id="HND"><th scope="row">Haneda<a href="#HND" aria-label="Link to Haneda">#</a></th><td>Tokyo</td><td></td></tr><tr><td>no id</td></tr>',
      ),
    );
    expect(section?.content).toBe('By code. Code; no id After.');
    expect(heathrow).toEqual({
      kind: 'row',
      anchor: 'LHR',
      path: ['Codes', 'LHR Heathrow'],
      content: 'LHR · Heathrow · London',
      columns: ['Code'],
    });
    expect(tokyo).toMatchObject({ path: ['Codes', 'Haneda'], content: 'Haneda · Tokyo' });
  });

  it('leaves out what acts, decorates or is kept out, and keeps hidden panels of tabs', () => {
    const [page] = placesIn(
      '<button>Copy</button><svg><text>s</text></svg><span aria-hidden="true">no</span><p hidden>no</p><section data-search="skip">no</section><form>no</form><div role="tabpanel" hidden>Linux</div><details><summary>More</summary>yes</details>',
    );
    expect(page?.content).toBe('Linux More yes');
  });

  it('keeps lines of code apart, and cells and rows of tables visibly', () => {
    const [page] = placesIn(
      '<pre><code><span>one</span><br><span>two</span></code></pre><table><tr><td>a</td><td>b</td></tr><tr><td><p>c</p></td></tr><tr><td></td></tr><tr><td>Yes.</td></tr><tr><td>d</td></tr></table><p>e</p><table><tr><td>f</td></tr></table>',
    );
    expect(page?.content).toBe('one two a · b; c; Yes. d e f');
  });

  it('finds the content of a page that is not a document', () => {
    const root = renderedContent('<main><article><h1>About</h1><p>Us.</p></article></main>');
    expect(root && placesOf(root)).toMatchObject([{ content: 'Us.' }]);
    expect(renderedContent('<main><h1>Home</h1></main>')).toBeUndefined();
  });
});
