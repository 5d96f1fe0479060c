import { isStartFault } from '#services/kernel/start-fault.ts'
import { buildStudio } from './bundle/build-studio.ts'

/** `npm run studio` installs and builds the Studio, which the shop then serves at `/desk/content`. */
try {
  await buildStudio()
  console.log('The Studio is built. Start the shop again: it is at /desk/content.')
} catch (error) {
  console.error(isStartFault(error) ? error.message : error)
  process.exit(1)
}
