/** A match of the router, with what its loader returned. */
export type PageMatch = {
  readonly id: string
  readonly params: Readonly<Record<string, string | undefined>>
  readonly loaderData?: unknown
}

/** What a page notes for its tracking, which loads later. */
export type Note =
  | { readonly kind: 'page'; readonly pathname: string; readonly matches: readonly PageMatch[] }
  /** What the router has received: `form` is that of a change of the bag. */
  | { readonly kind: 'received'; readonly results: unknown; readonly form: FormData | null }
  | { readonly kind: 'saved'; readonly productId: string; readonly isSaved: boolean }
  /** The visitor has chosen what may be stored. */
  | { readonly kind: 'consent' }

const waiting: Note[] = []
let receive = (note: Note): unknown => waiting.push(note)

/** Notes something, to be tracked once the script for that is here. */
export function note(noted: Note): void {
  receive(noted)
}

/** Passes all notes to `listener`: those before in one call, which may be empty, then each as it is made. */
export function receiveNotes(listener: (notes: readonly Note[]) => void): void {
  receive = (noted) => listener([noted])
  listener(waiting.splice(0))
}
