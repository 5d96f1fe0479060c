import { checkTypes, installPackages, runVite } from './build-application.ts'
import { compressFiles } from './compress-files.ts'

/**
 * Installs the Studio's packages (574 MB), checks its types, builds it into `studio/build`, and compresses its files.
 * Neither starting the shop nor its tests need it. Throws StartFault if that fails.
 */
export async function buildStudio(): Promise<void> {
  installPackages('studio', 'Installing what the Studio is built from (574 MB, once) …')
  console.log('Building the Studio …')
  checkTypes('studio')
  runVite('studio')
  await compressFiles('studio/build')
}
