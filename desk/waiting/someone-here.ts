/** After this time without a key or a pointer, the desk makes no calls by itself. */
const HERE_MS = 10 * 60_000

let lastUsed = Date.now()
for (const event of ['keydown', 'pointerdown', 'pointermove', 'focus'] as const)
  window.addEventListener(event, () => (lastUsed = Date.now()), { passive: true })

/** Whether someone has used the desk in this window lately. */
export function isSomeoneHere(): boolean {
  return Date.now() - lastUsed < HERE_MS
}
