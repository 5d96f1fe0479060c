import type { CountryCode } from '../market/market.ts'
import { ITALIAN_PROVINCES } from './zones-italy.ts'
import { JAPANESE_PREFECTURES } from './zones-japan.ts'
import { SPANISH_PROVINCES } from './zones-spain.ts'

/** A state, province, prefecture or emirate in an address, with the last part of its ISO 3166-2 code. */
export type Zone = { readonly code: string; readonly name: string }

/** The zones of a country in display order; empty if its addresses have none. */
export function zonesOf(country: CountryCode): readonly Zone[] {
  return ZONES.get(country) ?? []
}

/** The zone with this code or name, in any case; undefined if there is none. */
export function findZone(country: CountryCode, text: string): Zone | undefined {
  const wanted = text.trim().toLowerCase()
  return zonesOf(country).find(
    ({ code, name }) => code.toLowerCase() === wanted || name.toLowerCase() === wanted,
  )
}

const STATES =
  'AL Alabama, AK Alaska, AZ Arizona, AR Arkansas, CA California, CO Colorado, CT Connecticut, DE Delaware, ' +
  'DC District of Columbia, FL Florida, GA Georgia, HI Hawaii, ID Idaho, IL Illinois, IN Indiana, IA Iowa, ' +
  'KS Kansas, KY Kentucky, LA Louisiana, ME Maine, MD Maryland, MA Massachusetts, MI Michigan, MN Minnesota, ' +
  'MS Mississippi, MO Missouri, MT Montana, NE Nebraska, NV Nevada, NH New Hampshire, NJ New Jersey, ' +
  'NM New Mexico, NY New York, NC North Carolina, ND North Dakota, OH Ohio, OK Oklahoma, OR Oregon, ' +
  'PA Pennsylvania, RI Rhode Island, SC South Carolina, SD South Dakota, TN Tennessee, TX Texas, UT Utah, ' +
  'VT Vermont, VA Virginia, WA Washington, WV West Virginia, WI Wisconsin, WY Wyoming'

const CANADIAN_PROVINCES =
  'AB Alberta, BC British Columbia, MB Manitoba, NB New Brunswick, NL Newfoundland and Labrador, ' +
  'NT Northwest Territories, NS Nova Scotia, NU Nunavut, ON Ontario, PE Prince Edward Island, QC Québec, ' +
  'SK Saskatchewan, YT Yukon'

const AUSTRALIAN_STATES =
  'ACT Australian Capital Territory, NSW New South Wales, NT Northern Territory, QLD Queensland, ' +
  'SA South Australia, TAS Tasmania, VIC Victoria, WA Western Australia'

const EMIRATES =
  'AZ Abu Dhabi, AJ Ajman, DU Dubai, FU Fujairah, RK Ras Al Khaimah, SH Sharjah, UQ Umm Al Quwain'

const MEXICAN_STATES =
  'AGU Aguascalientes, BCN Baja California, BCS Baja California Sur, CAM Campeche, CHP Chiapas, CHH Chihuahua, ' +
  'CMX Ciudad de México, COA Coahuila, COL Colima, DUR Durango, MEX Estado de México, GUA Guanajuato, ' +
  'GRO Guerrero, HID Hidalgo, JAL Jalisco, MIC Michoacán, MOR Morelos, NAY Nayarit, NLE Nuevo León, OAX Oaxaca, ' +
  'PUE Puebla, QUE Querétaro, ROO Quintana Roo, SLP San Luis Potosí, SIN Sinaloa, SON Sonora, TAB Tabasco, ' +
  'TAM Tamaulipas, TLA Tlaxcala, VER Veracruz, YUC Yucatán, ZAC Zacatecas'

const ZONES: ReadonlyMap<CountryCode, readonly Zone[]> = new Map<CountryCode, readonly Zone[]>([
  ['US', readZones(STATES)],
  ['CA', readZones(CANADIAN_PROVINCES)],
  ['AU', readZones(AUSTRALIAN_STATES)],
  ['AE', readZones(EMIRATES)],
  ['MX', readZones(MEXICAN_STATES)],
  ['IT', readZones(ITALIAN_PROVINCES)],
  ['ES', readZones(SPANISH_PROVINCES)],
  ['JP', readZones(JAPANESE_PREFECTURES)],
])

function readZones(list: string): Zone[] {
  return list.split(', ').map((entry) => {
    const blank = entry.indexOf(' ')
    return { code: entry.slice(0, blank), name: entry.slice(blank + 1) }
  })
}
