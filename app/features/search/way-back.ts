/** The page that the search was opened on, with its locale; null when it was reached in another way. */
let opened: string | null = null

/** To be called when the search is opened. */
export function rememberWayBack(): void {
  opened = location.pathname + location.search
}

export function wayBack(): string | null {
  return opened
}
