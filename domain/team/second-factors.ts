/** In how many ways a member of the team can give the second factor; recovery codes are for emergencies only. */
export type SecondFactors = { readonly hasCode: boolean; readonly passkeys: number }

export function hasSecondFactor({ hasCode, passkeys }: SecondFactors): boolean {
  return hasCode || passkeys > 0
}

/** Whether one may be removed: the last one never is, because the password alone would set up another. */
export function mayRemoveFactor(factors: SecondFactors, removed: 'code' | 'passkey'): boolean {
  const left =
    removed === 'code' ? { ...factors, hasCode: false } : { ...factors, passkeys: factors.passkeys - 1 }
  return hasSecondFactor(left)
}
