/** Random numbers from 0 to below 1 that are the same in every run. */
export type Chance = () => number

/** Xorshift; accepts any seed except 0. */
export function chanceFrom(seed: number): Chance {
  let state = seed
  return () => {
    state ^= state << 13
    state ^= state >>> 17
    state ^= state << 5
    return (state >>> 0) / 2 ** 32
  }
}
