import type { CountryCode } from '../market/market.ts'

/** The 107 provinces of Italy and equivalents, by the two letters that end an address. */
const ITALIAN_PROVINCES =
  'AG Agrigento, AL Alessandria, AN Ancona, AO Aosta, AR Arezzo, AP Ascoli Piceno, AT Asti, AV Avellino, ' +
  'BA Bari, BT Barletta-Andria-Trani, BL Belluno, BN Benevento, BG Bergamo, BI Biella, BO Bologna, BZ Bolzano, ' +
  'BS Brescia, BR Brindisi, CA Cagliari, CL Caltanissetta, CB Campobasso, CE Caserta, CT Catania, CZ Catanzaro, ' +
  'CH Chieti, CO Como, CS Cosenza, CR Cremona, KR Crotone, CN Cuneo, EN Enna, FM Fermo, FE Ferrara, FI Firenze, ' +
  'FG Foggia, FC Forlì-Cesena, FR Frosinone, GE Genova, GO Gorizia, GR Grosseto, IM Imperia, IS Isernia, ' +
  "AQ L'Aquila, SP La Spezia, LT Latina, LE Lecce, LC Lecco, LI Livorno, LO Lodi, LU Lucca, MC Macerata, " +
  'MN Mantova, MS Massa-Carrara, MT Matera, ME Messina, MI Milano, MO Modena, MB Monza e Brianza, NA Napoli, ' +
  'NO Novara, NU Nuoro, OR Oristano, PD Padova, PA Palermo, PR Parma, PV Pavia, PG Perugia, PU Pesaro e Urbino, ' +
  'PE Pescara, PC Piacenza, PI Pisa, PT Pistoia, PN Pordenone, PZ Potenza, PO Prato, RG Ragusa, RA Ravenna, ' +
  'RC Reggio Calabria, RE Reggio Emilia, RI Rieti, RN Rimini, RM Roma, RO Rovigo, SA Salerno, SS Sassari, ' +
  'SV Savona, SI Siena, SR Siracusa, SO Sondrio, SU Sud Sardegna, TA Taranto, TE Teramo, TR Terni, TO Torino, ' +
  'TP Trapani, TN Trento, TV Treviso, TS Trieste, UD Udine, VA Varese, VE Venezia, VB Verbano-Cusio-Ossola, ' +
  'VC Vercelli, VR Verona, VV Vibo Valentia, VI Vicenza, VT Viterbo'

/** The 50 provinces of Spain, Ceuta and Melilla. */
const SPANISH_PROVINCES =
  'C A Coruña, VI Álava, AB Albacete, A Alicante, AL Almería, O Asturias, AV Ávila, BA Badajoz, PM Balears, ' +
  'B Barcelona, BI Bizkaia, BU Burgos, CC Cáceres, CA Cádiz, S Cantabria, CS Castellón, CE Ceuta, ' +
  'CR Ciudad Real, CO Córdoba, CU Cuenca, SS Gipuzkoa, GI Girona, GR Granada, GU Guadalajara, H Huelva, ' +
  'HU Huesca, J Jaén, LO La Rioja, GC Las Palmas, LE León, L Lleida, LU Lugo, M Madrid, MA Málaga, ML Melilla, ' +
  'MU Murcia, NA Navarra, OR Ourense, P Palencia, PO Pontevedra, SA Salamanca, TF Santa Cruz de Tenerife, ' +
  'SG Segovia, SE Sevilla, SO Soria, T Tarragona, TE Teruel, TO Toledo, V Valencia, VA Valladolid, ZA Zamora, ' +
  'Z Zaragoza'

/** The 47 prefectures of Japan, from north to south like their codes. */
const JAPANESE_PREFECTURES =
  '01 Hokkaido, 02 Aomori, 03 Iwate, 04 Miyagi, 05 Akita, 06 Yamagata, 07 Fukushima, 08 Ibaraki, 09 Tochigi, ' +
  '10 Gunma, 11 Saitama, 12 Chiba, 13 Tokyo, 14 Kanagawa, 15 Niigata, 16 Toyama, 17 Ishikawa, 18 Fukui, ' +
  '19 Yamanashi, 20 Nagano, 21 Gifu, 22 Shizuoka, 23 Aichi, 24 Mie, 25 Shiga, 26 Kyoto, 27 Osaka, 28 Hyogo, ' +
  '29 Nara, 30 Wakayama, 31 Tottori, 32 Shimane, 33 Okayama, 34 Hiroshima, 35 Yamaguchi, 36 Tokushima, ' +
  '37 Kagawa, 38 Ehime, 39 Kochi, 40 Fukuoka, 41 Saga, 42 Nagasaki, 43 Kumamoto, 44 Oita, 45 Miyazaki, ' +
  '46 Kagoshima, 47 Okinawa'

/** `code` is the last part of the ISO 3166-2 code. */
export type Zone = { readonly code: string; readonly name: string }

/** The zones of a country in display order; empty if its addresses have none. */
export function getZones(country: CountryCode): readonly Zone[] {
  return ZONES.get(country) ?? []
}

/** Finds a zone by code or name, ignoring case. */
export function findZone(country: CountryCode, text: string): Zone | undefined {
  const wanted = text.trim().toLowerCase()
  return getZones(country).find(
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
