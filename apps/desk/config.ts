/** Port of the API during `npm run dev`. */
export const apiPort = process.env['API_PORT'] || '8071';
