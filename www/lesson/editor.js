// The editor of the lesson: CodeMirror, in the colors of the page.

import { defaultKeymap, history, historyKeymap, undo } from '@codemirror/commands';
import { javascriptLanguage } from '@codemirror/lang-javascript';
import { bracketMatching, HighlightStyle, indentOnInput, syntaxHighlighting, syntaxTree } from '@codemirror/language';
import { EditorView, keymap, lineNumbers } from '@codemirror/view';
import { tags } from '@lezer/highlight';
import { make } from '../dom/dom.js';

const colors = HighlightStyle.define([
  { tag: tags.comment, color: 'var(--muted)' },
  { tag: [tags.string, tags.number, tags.bool, tags.null], color: 'var(--enter)' },
  { tag: tags.keyword, color: 'var(--grown)' },
]);

const theme = EditorView.theme({
  '&': {
    color: 'var(--text)',
    backgroundColor: 'var(--panel)',
    border: '1px solid var(--edge)',
    borderRadius: 'var(--radius)',
    fontSize: '0.85em',
  },
  '&.cm-focused': { outline: '3px solid var(--focus)', outlineOffset: '-1px' },
  '.cm-content': {
    caretColor: 'var(--text)',
    fontFamily: 'var(--mono)',
    fontVariantLigatures: 'none',
    padding: '10px 0',
  },
  // A line that is broken goes on indented.
  '.cm-line': { padding: '0 14px 0 calc(8px + 4ch)', textIndent: '-4ch' },
  '.cm-gutters': { color: 'var(--muted)', background: 'none', border: '0', fontFamily: 'var(--mono)' },
  '.cm-lineNumbers .cm-gutterElement': { padding: '0 0 0 6px' },
  '.cm-scroller': { lineHeight: '1.5' },
  '&.cm-focused .cm-matchingBracket': { backgroundColor: 'color-mix(in srgb, var(--path) 25%, transparent)' },
});

/**
 * Puts an editor in the place of an element.
 * @param {Element} place @param {string} text @param {string} label what it is called when it is read aloud
 * @param {() => void} onChange
 */
export function edit(place, text, label, onChange) {
  // Tab leaves the editor, as everything else on the page.
  const extensions = [
    history(),
    lineNumbers(),
    keymap.of([...defaultKeymap, ...historyKeymap]),
    javascriptLanguage,
    bracketMatching(),
    indentOnInput(),
    syntaxHighlighting(colors),
    theme,
    EditorView.lineWrapping,
    EditorView.contentAttributes.of({ 'aria-label': label }),
    EditorView.updateListener.of(({ docChanged }) => docChanged && onChange()),
  ];
  const host = make('div', { class: 'editor' });
  const view = new EditorView({ doc: text, extensions, parent: host });
  place.replaceWith(host);
  return {
    get text() {
      return view.state.doc.toString();
    },
    set text(insert) {
      view.dispatch({ changes: { from: 0, to: view.state.doc.length, insert } });
    },
    undo: () => undo(view),
    /** @returns {number | null} the first line that is no JavaScript */
    get brokenLine() {
      let line = null;
      syntaxTree(view.state).iterate({
        enter({ type, from }) {
          if (type.isError) line ??= view.state.doc.lineAt(from).number;
        },
      });
      return line;
    },
  };
}
