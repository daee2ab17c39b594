/** Characters that each field takes. */
export const ORDER_INFO_LIMITS = { opn: 50, ptoid: 100, pt: 100 } as const;
