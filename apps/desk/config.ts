/** Where `npm run dev` has the API listen. */
export const apiPort = process.env['API_PORT'] || '8071';
