import type { Route } from '../../../routes/route.ts'
import type { Chance } from '../../random.ts'
import type { Attack } from '../../request.ts'
import type { Shape } from '../bodies/shapes.ts'
import type { HostileWord } from '../hostile-words.ts'
import type { ParameterNames } from '../parameter-names.ts'

/** What an attack of some kind is built from. */
export type AttackInput = {
  readonly route: Route
  readonly chance: Chance
  readonly names: ParameterNames
  readonly shapes: readonly Shape[]
  readonly hostile: HostileWord
}

export type AttackKind = (input: AttackInput) => Attack | null
