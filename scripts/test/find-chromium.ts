import { spawnSync } from 'node:child_process'
import { existsSync } from 'node:fs'
import { delimiter, join } from 'node:path'
import { chromium } from '@playwright/test'

/** Debian's headless Chromium: the same engine, for two thirds of the work. */
const WINDOWLESS = 'chromium-headless-shell'
const NAMES = ['chromium', 'chromium-browser', 'google-chrome', 'google-chrome-stable']

/**
 * A browser like those of visitors: CHROMIUM_PATH, Playwright's own, or one of the system; otherwise it is
 * installed: Playwright's download, or as root Debian's package. Null if that fails.
 */
export function findChromium(): string | null {
  return findInstalledChromium() ?? download() ?? installed('chromium')
}

/** The browser for the journeys: like above, but headless if Debian has that. */
export function findChromiumForJourneys(): string | null {
  const windowless = () => inPath([WINDOWLESS]) ?? installed(WINDOWLESS)
  return given() ?? playwrights() ?? windowless() ?? findChromium()
}

/** An installed browser; null if there is none. */
export function findInstalledChromium(): string | null {
  return given() ?? playwrights() ?? systems()
}

function given(): string | null {
  const path = process.env.CHROMIUM_PATH
  return path && existsSync(path) ? path : null
}

function playwrights(): string | null {
  const path = chromium.executablePath()
  return path && existsSync(path) ? path : null
}

function systems(): string | null {
  return inPath(NAMES) ?? inPath([WINDOWLESS])
}

function inPath(names: readonly string[]): string | null {
  const folders = (process.env.PATH ?? '').split(delimiter)
  return folders.flatMap((folder) => names.map((name) => join(folder, name))).find(existsSync) ?? null
}

function download(): string | null {
  console.log('Installing Chromium …')
  run('npx', ['playwright', 'install', 'chromium'])
  return playwrights()
}

/** Installs Debian's package if permitted; returns its path. */
function installed(name: string): string | null {
  if (process.getuid?.() !== 0 || !inPath(['apt-get'])) return null
  console.log(`Installing ${name} …`)
  run('apt-get', ['update', '-qq'])
  run('apt-get', ['install', '-y', '-qq', '--no-install-recommends', name, 'fonts-liberation'])
  return inPath([name])
}

function run(command: string, args: string[]): void {
  spawnSync(command, args, { stdio: 'inherit', env: { ...process.env, DEBIAN_FRONTEND: 'noninteractive' } })
}
