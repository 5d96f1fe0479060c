import { spawnSync } from 'node:child_process'
import { existsSync } from 'node:fs'
import { delimiter, join } from 'node:path'
import { chromium } from '@playwright/test'

const NAMES = ['chromium', 'chromium-browser', 'google-chrome', 'google-chrome-stable']

/**
 * The browser for the journeys: CHROMIUM_PATH, Playwright's own, or one of the system; otherwise it is
 * installed: Playwright's download, or as root Debian's package. Null when even that fails.
 */
export function findChromium(): string | null {
  return findInstalledChromium() ?? install()
}

/** The browser that is there already; null when there is none. */
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
  const folders = (process.env.PATH ?? '').split(delimiter)
  return folders.flatMap((folder) => NAMES.map((name) => join(folder, name))).find(existsSync) ?? null
}

function install(): string | null {
  console.log('Installing Chromium …')
  run('npx', ['playwright', 'install', 'chromium'])
  if (!playwrights() && process.getuid?.() === 0) {
    run('apt-get', ['update', '-qq'])
    run('apt-get', ['install', '-y', '-qq', '--no-install-recommends', 'chromium', 'fonts-liberation'])
  }
  return playwrights() ?? systems()
}

function run(command: string, args: string[]): void {
  spawnSync(command, args, { stdio: 'inherit', env: { ...process.env, DEBIAN_FRONTEND: 'noninteractive' } })
}
