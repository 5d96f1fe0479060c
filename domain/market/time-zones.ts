import type { CountryCode } from './country-codes.ts'

/** The time zones (IANA) that belong to exactly one of the main countries; 'Australia/' means all with that prefix. */
// biome-ignore format: reads as a table
const ZONES: readonly (readonly [CountryCode, readonly string[]])[] = [
  ['US', ['America/New_York', 'America/Detroit', 'America/Chicago', 'America/Denver', 'America/Boise', 'America/Phoenix', 'America/Los_Angeles', 'America/Anchorage', 'America/Juneau', 'America/Indiana/', 'America/Kentucky/', 'America/North_Dakota/', 'Pacific/Honolulu', 'US/']],
  ['CA', ['America/Toronto', 'America/Montreal', 'America/Vancouver', 'America/Edmonton', 'America/Winnipeg', 'America/Regina', 'America/Halifax', 'America/St_Johns']],
  ['MX', ['America/Mexico_City', 'America/Monterrey', 'America/Tijuana', 'America/Cancun', 'America/Merida', 'America/Hermosillo']],
  ['GB', ['Europe/London', 'Europe/Belfast']],
  ['IE', ['Europe/Dublin']],
  ['IT', ['Europe/Rome']],
  ['ES', ['Europe/Madrid', 'Atlantic/Canary', 'Africa/Ceuta']],
  ['FR', ['Europe/Paris']],
  ['MC', ['Europe/Monaco']],
  ['DE', ['Europe/Berlin', 'Europe/Busingen']],
  ['AT', ['Europe/Vienna']],
  ['CH', ['Europe/Zurich']],
  ['BE', ['Europe/Brussels']],
  ['LU', ['Europe/Luxembourg']],
  ['NL', ['Europe/Amsterdam']],
  ['DK', ['Europe/Copenhagen']],
  ['SE', ['Europe/Stockholm']],
  ['NO', ['Europe/Oslo']],
  ['PT', ['Europe/Lisbon', 'Atlantic/Madeira', 'Atlantic/Azores']],
  ['AE', ['Asia/Dubai']],
  ['BH', ['Asia/Bahrain']],
  ['KW', ['Asia/Kuwait']],
  ['OM', ['Asia/Muscat']],
  ['QA', ['Asia/Qatar']],
  ['SA', ['Asia/Riyadh']],
  ['AU', ['Australia/']],
  ['JP', ['Asia/Tokyo', 'Japan']],
  ['SG', ['Asia/Singapore', 'Singapore']],
  ['HK', ['Asia/Hong_Kong', 'Hongkong']],
]

/** Null for a time zone that several of the main countries share. */
export function findCountryByTimeZone(timeZone: string): CountryCode | null {
  const match = ZONES.find(([, zones]) =>
    zones.some((zone) => zone === timeZone || (zone.endsWith('/') && timeZone.startsWith(zone))),
  )
  return match?.[0] ?? null
}
