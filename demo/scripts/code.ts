import { readConfiguration } from '../../server/settings/config.ts'
import { codeAt } from '../../services/identity/staff/one-time-code.ts'
import { readTeam, TEAM_FILE } from '../loader/people/seed-team.ts'

/** `npm run code`: prints the current one-time codes of the demonstration's team. */
const { dataFolder } = readConfiguration()
const team = readTeam(dataFolder)
if (team === null) {
  console.error(`There is no ${TEAM_FILE} in ${dataFolder}: start the demonstration once.`)
  process.exitCode = 1
}
for (const [email, { secret }] of Object.entries(team ?? {})) {
  console.log(`${email.padEnd(25)}  ${codeAt(secret, new Date())}`)
}
