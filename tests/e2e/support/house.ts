import { readHouse } from '#server/house/read-house.ts'

/** The demonstration's house, which the journeys visit. */
export const HOUSE = readHouse('house')
