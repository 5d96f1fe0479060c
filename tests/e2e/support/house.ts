import { readHouse } from '#server/house/read-house.ts'

/** The house of the demonstration that the journeys visit. */
export const HOUSE = readHouse('house')
