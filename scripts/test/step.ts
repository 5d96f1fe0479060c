import { spawn } from 'node:child_process'
import type { FileTime } from './summarize-files.ts'

/** The result of one step. `output` is shown if it failed. `times` are those of its test files, if any. */
export type StepResult = {
  passed: number
  failed: number
  output: string
  times?: readonly FileTime[]
}

/** Runs a program of the project; its output is captured, not shown. */
export function run(
  command: string,
  args: readonly string[],
  environment: Record<string, string> = {},
): Promise<{ isOk: boolean; output: string }> {
  return new Promise((resolve) => {
    const child = spawn(command, args, { env: { ...process.env, FORCE_COLOR: '0', ...environment } })
    const parts: Buffer[] = []
    child.stdout.on('data', (part: Buffer) => parts.push(part))
    child.stderr.on('data', (part: Buffer) => parts.push(part))
    child.on('error', (error) => resolve({ isOk: false, output: error.message }))
    child.on('close', (code) => resolve({ isOk: code === 0, output: Buffer.concat(parts).toString() }))
  })
}

/** Runs a program whose exit code is its only result and counts as one test. */
export async function check(command: string, ...args: string[]): Promise<StepResult> {
  const { isOk, output } = await run(command, args)
  return { passed: isOk ? 1 : 0, failed: isOk ? 0 : 1, output }
}
