import { api } from '../../shared/api/api.ts';

interface Enquired {
  readonly tourId: string;
  readonly tourTitle: string;
}

const enquiryApi = api.injectEndpoints({
  endpoints: (build) => ({
    recordEnquiry: build.mutation<unknown, Enquired>({
      query: (body) => ({ url: 'whatsapp-conversions', method: 'POST', body }),
    }),
  }),
});

export const { useRecordEnquiryMutation } = enquiryApi;
