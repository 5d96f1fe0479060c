/**
 * The register of PostgreSQL advisory locks: one number for each kind of work that only one process or transaction may
 * do at a time. A shared number would make unrelated work wait. A number never changes, since an older release may hold
 * the lock during a deployment.
 */
export const LOCKS = {
  /** The embedded PostgreSQL's data folder is in use. */
  dataFolder: 7_264_110,
  migration: 7_264_111,
  /** A batch of the product import writes. */
  productImport: 7_264_112,
  /** The identity service loads, creates or encrypts its signing keys. */
  signingKeys: 7_264_113,
  /** The members of the team and their roles are changed. */
  team: 7_264_115,
  /** The customer directory applies the changes of the services. */
  customerDirectory: 7_264_116,
  /** A process imports files that were uploaded in the desk. */
  productFiles: 7_401_009,
  /** A process runs the scheduled jobs that are due. */
  jobs: 7_264_114,
  /** A process updates the search index with the changes of products. */
  productIndex: 7_401_008,
  indexRebuild: 7_401_003,
  visualFeed: 7_401_004,
  stockNotices: 7_401_010,
  /** The first of two numbers; the second identifies the address and the variant whose notices are counted. */
  stockNotice: 7_401_011,
  /** The first of two numbers; the second identifies the account whose lists are counted. */
  lists: 7_401_012,
  /** The first of two numbers; the second identifies the account whose exports are counted. */
  exports: 7_401_013,
  artisanIndex: 7_401_005,
  /** The first of two numbers; the second identifies the company whose samples are counted. */
  samples: 7_401_014,
  /** The first of two numbers; the second identifies the buyer whose unpaid orders are counted. */
  unpaidOrders: 7_401_007,
  /** Serializes writers of content documents. */
  contentDocuments: 7_401_006,
} as const

export type AdvisoryLock = (typeof LOCKS)[keyof typeof LOCKS]
