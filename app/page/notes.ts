export type PageMatch = {
  readonly id: string
  readonly params: Readonly<Record<string, string | undefined>>
  readonly loaderData?: unknown
}

/** An event of a page for its tracking, which loads later. */
export type Note =
  | { readonly kind: 'page'; readonly pathname: string; readonly matches: readonly PageMatch[] }
  /** Data that the router received; `form` is set after a change to the bag. */
  | { readonly kind: 'received'; readonly results: unknown; readonly form: FormData | null }
  | { readonly kind: 'saved'; readonly productId: string; readonly isSaved: boolean }
  /** The visitor has chosen what may be stored. */
  | { readonly kind: 'consent' }

const waiting: Note[] = []
let receive = (note: Note): unknown => waiting.push(note)

/** Queues a note until the tracking script has loaded. */
export function note(noted: Note): void {
  receive(noted)
}

/** Passes all notes to `listener`: the queued ones in one call, which may be empty, then each as it is made. */
export function receiveNotes(listener: (notes: readonly Note[]) => void): void {
  receive = (noted) => listener([noted])
  listener(waiting.splice(0))
}
