import type { Route } from '../../../routes/route.ts'
import type { Chance } from '../../random.ts'
import type { Attack } from '../../request.ts'
import type { Shape } from '../bodies/shapes.ts'
import type { HostileWord } from '../hostile-words.ts'
import type { ParameterNames } from '../parameter-names.ts'

/** The input of a kind of attack. */
export type Material = {
  readonly route: Route
  readonly chance: Chance
  readonly names: ParameterNames
  readonly shapes: readonly Shape[]
  readonly hostile: HostileWord
}

export type Kind = (material: Material) => Attack | null
