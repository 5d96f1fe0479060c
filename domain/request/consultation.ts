/** Spec §3: project types, in a consultation and a trade application. */
export const PROJECT_TYPES = ['residential', 'commercial', 'hospitality', 'office'] as const

export const ROOMS = [
  'living-room',
  'dining-room',
  'kitchen',
  'bedroom',
  'bathroom',
  'study',
  'hallway',
  'outdoors',
  'lobby',
  'restaurant',
  'meeting-room',
  'whole-project',
] as const

/** The first is required. */
export const PROPOSED_TIMES = ['firstTime', 'secondTime', 'thirdTime'] as const

/** `visit`: at an office of the house. */
export const MEETINGS = ['video', 'phone', 'visit'] as const
