/** The id of the element with the page's own content. */
export const MAIN_ID = 'content'

/** The first tab stop, which skips the header. */
export function SkipLink({ children }: { children: string }) {
  return (
    <a
      href={`#${MAIN_ID}`}
      className="fixed start-gutter top-2 z-skip -translate-y-24 bg-ink px-4 py-3 text-small text-page focus:translate-y-0 print:hidden"
    >
      {children}
    </a>
  )
}
