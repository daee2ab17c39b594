// The account module of a release may be foreign: this one offers one page, a parcel in Vue.
System.register([], (publish) => ({
  execute() {
    publish({ parcels: { userinfo: () => System.import('@example/vue-parcel') } });
  },
}));
