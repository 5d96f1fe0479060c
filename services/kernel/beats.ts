const TICK_MS = 1_000

type Wheel = { readonly slots: readonly Set<() => void>[]; timer: NodeJS.Timeout | null; at: number }
const wheels = new Map<number, Wheel>()

/**
 * Calls `run` every `beatMs` until the returned function is called. Those with the same beat share one timer, in groups of as many
 * as possible at one moment, so that what they read can be read together; the groups are a second apart.
 */
export function onBeat(beatMs: number, run: () => void): () => void {
  const wheel = wheels.get(beatMs) ?? newWheel(beatMs)
  const slot = wheel.slots.reduce((least, other) => (other.size < least.size ? other : least))
  slot.add(run)
  wheel.timer ??= setInterval(() => turn(wheel), beatMs / wheel.slots.length)
  return () => {
    slot.delete(run)
    if (wheel.timer === null || wheel.slots.some(({ size }) => size > 0)) return
    clearInterval(wheel.timer)
    wheels.delete(beatMs)
  }
}

function newWheel(beatMs: number): Wheel {
  const count = Math.max(1, Math.round(beatMs / TICK_MS))
  const wheel = { slots: Array.from({ length: count }, () => new Set<() => void>()), timer: null, at: 0 }
  wheels.set(beatMs, wheel)
  return wheel
}

function turn(wheel: Wheel): void {
  wheel.at = (wheel.at + 1) % wheel.slots.length
  for (const run of wheel.slots[wheel.at] ?? []) run()
}
