/** The result of a rule or call that may be refused: a value, or a code of `contracts/errors.ts`. */
export type Result<Value, Code extends string> = Accepted<Value> | Refused<Code>

export type Accepted<Value> = { readonly ok: true; readonly value: Value }
export type Refused<Code extends string> = { readonly ok: false; readonly code: Code }

export function ok<Value>(value: Value): Accepted<Value> {
  return { ok: true, value }
}

export function refuse<Code extends string>(code: Code): Refused<Code> {
  return { ok: false, code }
}
