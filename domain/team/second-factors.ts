/** Recovery codes do not count, since they are for emergencies only. */
export type SecondFactors = { readonly hasCode: boolean; readonly passkeys: number }

export function hasSecondFactor({ hasCode, passkeys }: SecondFactors): boolean {
  return hasCode || passkeys > 0
}

/** The last factor cannot be removed, because then the password alone would be enough to set up another. */
export function mayRemoveFactor(factors: SecondFactors, removed: 'code' | 'passkey'): boolean {
  const left =
    removed === 'code' ? { ...factors, hasCode: false } : { ...factors, passkeys: factors.passkeys - 1 }
  return hasSecondFactor(left)
}
