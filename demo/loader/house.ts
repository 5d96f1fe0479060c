import type { DemonstrationHouse } from '../../server/compose/demonstration-house.ts'
import { loadDemonstration } from './load-demonstration.ts'
import { describePeople } from './people/describe-people.ts'
import { seedPeople } from './people/seed-people.ts'
import { seedReplyTemplates } from './people/seed-reply-templates.ts'
import { describeTeam, seedTeam } from './people/seed-team.ts'
import { seedTradeApplication } from './people/seed-trade-application.ts'

/** The entry point of the package, called by the shop. */
export const house: DemonstrationHouse = {
  loadDemonstration,
  seedPeople,
  describePeople,
  async seedTeam(database, settings) {
    await seedReplyTemplates(database, settings.now)
    await seedTradeApplication(database, settings.now)
    return describeTeam(await seedTeam(database, settings), settings)
  },
}
