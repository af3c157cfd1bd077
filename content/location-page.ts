/** Words that stand on the pages of places. */
export const locationPage = {
  /** For a place without a description of its own; {city} is its name. */
  generalDescription:
    'We serve homes and businesses in {city} and around it: pest control, bed bug extermination and wildlife removal((same-day? , with same-day visits ((no-contracts? and no contracts)) | ((no-contracts? , without a contract)))).',
}
