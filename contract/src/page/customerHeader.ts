/** Names, on a page's calls, the customer it was made for: the session of another one does not answer them. */
export const CUSTOMER_HEADER = 'x-customer';
