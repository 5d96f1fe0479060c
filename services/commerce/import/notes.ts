/** An assumption made while reading a product file. The row was imported, but should be reviewed. */
export type NoteCode = keyof typeof TEXTS

/** How often each assumption was made, and the first line where it was made. */
export type Notes = Map<NoteCode, { count: number; line: number }>

export function addNote(notes: Notes, code: NoteCode, line: number): void {
  const existing = notes.get(code)
  if (existing) existing.count += 1
  else notes.set(code, { count: 1, line })
}

export function noteText(code: NoteCode): string {
  return TEXTS[code]
}

const TEXTS = {
  'handle-normalized': 'handles became valid addresses: lowercase letters, digits and hyphens',
  'handle-from-title': 'handles were made from titles',
  'handle-continued': 'rows without a handle belong to the product above',
  'rows-apart': 'products had rows in several places of the file, which were joined',
  'status-unlisted': 'unlisted products were imported as drafts',
  'stock-tracked': 'the file has no inventory tracker: variants with a quantity are tracked',
  'option-name-late': 'names of options were taken from a later row of the product',
  'title-markup': 'HTML was removed from titles',
  'metafield-text': 'attributes that begin like JSON but are not were imported as text',
  'row-deleted': 'rows with the command DELETE were skipped',
  'row-of-other-kind': 'rows that are no products of their own (grouped, external, bundled) were skipped',
  'row-of-store-view': 'rows with the texts of another store view were skipped',
  'weight-in-kilograms': 'weights were taken to be in kilograms: the file does not name their unit',
  'picture-invalid': 'pictures were left out that are neither web addresses nor names of files',
  'picture-not-found': 'pictures were left out that are not in the pictures folder (--pictures FOLDER)',
  'picture-unreadable': 'pictures were left out whose files cannot be read',
  'options-over-three': 'options after the third were joined into the third',
} as const
