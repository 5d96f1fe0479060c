import { isStartFault } from '#services/kernel/start-fault.ts'

/** Errors that the user can fix: a missing, unreadable or invalid file, or an unknown option. */
const USER_ERRORS = /^(ENOENT|EACCES|EISDIR|ENOTDIR|ERR_PARSE_ARGS|Z_)/

/**
 * Runs a command, which returns its exit code. Errors that the user can fix are printed on one line, after invalid
 * options with the usage; others are printed with their stack. Both exit with code 1.
 */
export async function runCommand(run: () => Promise<number>, usage = ''): Promise<void> {
  try {
    process.exitCode = await run()
  } catch (error) {
    console.error(isUserError(error) ? error.message : error)
    if (usage && codeOf(error).startsWith('ERR_PARSE_ARGS')) console.error(`\n${usage}`)
    process.exitCode = 1
  }
}

function isUserError(error: unknown): error is Error {
  if (isStartFault(error)) return true
  return error instanceof Error && (USER_ERRORS.test(codeOf(error)) || error.name === 'ZodError')
}

function codeOf(error: unknown): string {
  return error instanceof Error && 'code' in error ? String(error.code) : ''
}
