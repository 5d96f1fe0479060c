/**
 * A deterministic sum of a few waves: the small irregularities of a handmade surface. `angle` is in radians (the result
 * repeats every full turn), and `seed` selects the waves.
 */
export function wobble(angle: number, seed: number): number {
  let sum = 0
  for (let wave = 1; wave <= 4; wave++) {
    const phase = scatter(seed + wave) * 2 * Math.PI
    const strength = (scatter(seed * 3 + wave) - 0.3) / wave
    sum += Math.sin(angle * wave + phase) * strength
  }
  return sum
}

/** A repeatable number from 0 to 1 that looks random. */
function scatter(n: number): number {
  const sine = Math.sin(n * 127.1 + 311.7) * 43758.5453
  return sine - Math.floor(sine)
}
