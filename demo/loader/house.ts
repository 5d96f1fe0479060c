import type { DemonstrationHouse } from '../../server/compose/demonstration-house.ts'
import { openDemonstration } from './open-demonstration.ts'
import { describePeople } from './people/describe-people.ts'
import { openPeople } from './people/open-people.ts'
import { openReplyTemplates } from './people/open-reply-templates.ts'
import { describeTeam, openTeam } from './people/open-team.ts'
import { openTradeApplication } from './people/open-trade-application.ts'

/** The entry point of the package, called by the shop. */
export const house: DemonstrationHouse = {
  openDemonstration,
  openPeople,
  describePeople,
  async openTeam(database, settings) {
    await openReplyTemplates(database, settings.now)
    await openTradeApplication(database, settings.now)
    return describeTeam(await openTeam(database, settings), settings)
  },
}
