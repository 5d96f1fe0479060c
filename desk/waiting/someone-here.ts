/** After this time without keyboard or pointer input, the desk makes no automatic calls. */
const HERE_MS = 10 * 60_000

let lastUsed = Date.now()
for (const event of ['keydown', 'pointerdown', 'pointermove', 'focus'] as const)
  window.addEventListener(event, () => (lastUsed = Date.now()), { passive: true })

/** Whether someone has used this window recently. */
export function isSomeoneHere(): boolean {
  return Date.now() - lastUsed < HERE_MS
}
