import type { DemonstrationHouse } from '../../server/compose/demonstration-house.ts'
import { openDemonstration } from './open-demonstration.ts'
import { describePeople } from './people/describe-people.ts'
import { openPeople } from './people/open-people.ts'

/** The entry of the package: what the shop calls. */
export const house: DemonstrationHouse = { openDemonstration, openPeople, describePeople }
